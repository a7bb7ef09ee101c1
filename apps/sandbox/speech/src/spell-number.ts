const digits = '零一二三四五六七八九'
const places = ['', '十', '百', '千']
const groups = ['', '万', '亿']
const longestSpelled = 12

/**
 * Spells a run of decimal digits in Chinese as it is said: 12 → 十二, 105 → 一百零五, 2026 → 二千零二十六.
 * Runs that are too long or begin with zero are said digit by digit.
 */
export function spellNumber(run: string): string {
  if (run.length > longestSpelled || (run.length > 1 && run.startsWith('0'))) {
    return spellDigits(run)
  }
  if (Number(run) === 0) return '零'
  let spelled = ''
  let gap = false
  for (let end = run.length, group = 0; end > 0; end -= 4, group += 1) {
    const part = run.slice(Math.max(0, end - 4), end)
    const value = Number(part)
    if (value === 0) {
      gap = spelled !== ''
      continue
    }
    const joint = gap || (spelled !== '' && !spelled.startsWith('零') && startsLow(run, end)) ? '零' : ''
    spelled = spellGroup(part) + groups[group] + joint + spelled
    gap = false
  }
  return spelled.replace(/^零+/, '').replace(/^一十/, '十')
}

/** Whether the group of four that begins at `from` has a zero in its thousands' place. */
function startsLow(run: string, from: number): boolean {
  return run[from] === '0'
}

function spellGroup(part: string): string {
  let spelled = ''
  for (const [index, digit] of Array.from(part).entries()) {
    if (digit !== '0') spelled += `${digits[Number(digit)]}${places[part.length - 1 - index]}`
    else if (spelled !== '' && !spelled.endsWith('零')) spelled += '零'
  }
  return spelled.replace(/零+$/, '')
}

/** Says each digit on its own: 007 → 零零七. */
export function spellDigits(run: string): string {
  return Array.from(run, (digit) => digits[Number(digit)]).join('')
}
