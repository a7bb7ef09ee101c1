interface Category {
  /** The hazard's code in the Llama Guard taxonomy. */
  code: string
  english: RegExp
  chinese: RegExp
}

const categories: readonly Category[] = [
  {
    code: 'S1',
    english:
      /\b(murder(s|ed|er|ers|ing)?|massacre[sd]?|behead(s|ed|ing)?|stab(s|bed|bing)?|tortur(e|es|ed|ing)|slaughter(s|ed|ing)?|dismember(s|ed|ing)?|gore|gory|bloodbath|kill(s|ed|ing|er)?\s+(him|her|them|people|children|everyone|someone))\b/i,
    chinese:
      /杀人|谋杀|凶杀|砍死|砍头|刺死|捅死|打死|虐杀|屠杀|酷刑|肢解|血腥|血淋淋|杀死(他|她|人|孩子|大家|所有)/,
  },
  {
    code: 'S4',
    english: /\b(child\s+porn(ography)?|pedophil(e|es|ia))\b/i,
    chinese: /儿童色情|恋童/,
  },
  {
    code: 'S9',
    english: /\b(build|make|making)\s+(a\s+)?(bomb|explosives?|nerve\s+gas)\b/i,
    chinese: /(制造|制作)(炸弹|炸药|毒气)/,
  },
  {
    code: 'S11',
    english:
      /\b(suicid(e|al)|self[- ]harm(ing)?|kill(s|ed|ing)?\s+(myself|himself|herself|themselves)|cut(s|ting)?\s+(myself|herself|himself))\b/i,
    chinese: /自杀|自残|割腕|轻生|上吊|跳楼/,
  },
  {
    code: 'S12',
    english:
      /\b(porn(o|ography|ographic)?|sex(ual|ually)?|nude|nudity|naked|erotic(a)?|rap(e|ed|es|ing|ist)|orgasm)\b/i,
    chinese: /色情|裸体|裸露|性爱|性交|做爱|强奸|淫秽|情色|黄片/,
  },
]

/**
 * Judges a text as the moderation model does.
 * @returns `safe`, or `unsafe`, a line break and the hazard codes (Llama Guard taxonomy) parted by commas
 */
export function moderateText(text: string): string {
  const found = categories.filter(({ english, chinese }) => english.test(text) || chinese.test(text))
  return found.length === 0 ? 'safe' : `unsafe\n${found.map(({ code }) => code).join(',')}`
}
