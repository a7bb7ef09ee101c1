import { readingLevels } from '@taleglow/contracts'
import { describe, expect, it } from 'vitest'
import { countUnits, measureReadingLevel } from '../../src/generation/reading-level.ts'

describe('countUnits', () => {
  it('counts hanzi without punctuation and the name as one', () => {
    expect(countUnits('欧阳小明，你好！', 'characters', '欧阳小明')).toBe(3)
    expect(countUnits('Al去看Alps。', 'characters', 'Al')).toBe(4)
  })

  it('counts words with their apostrophes and the name as one', () => {
    expect(countUnits("Anna Maria didn't fall.", 'words', 'Anna Maria')).toBe(3)
    expect(countUnits("Mia's hat is red.", 'words', 'Mia')).toBe(4)
    expect(countUnits('Anna sang a long song.', 'words', 'An')).toBe(5)
  })
})

describe('measureReadingLevel', () => {
  const [level] = readingLevels(5, 'zh')

  it('keeps a page within its range whose sentences are short enough', () => {
    const text = '乐乐推开门。月亮圆圆的。小兔子在草地上等着。风轻轻地吹过来。大家都一起笑了。'
    expect(level && measureReadingLevel(text, level, '乐乐')).toMatchObject({ keeps: true, farOff: false })
  })

  it('tells a page that cannot be used from one that is a little off', () => {
    expect(level && measureReadingLevel('乐乐笑了。', level, '乐乐')).toMatchObject({
      keeps: false,
      farOff: true,
    })
  })
})
