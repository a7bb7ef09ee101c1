/**
 * What the model says to a prompt without an order: one friendly sentence in the prompt's language.
 * @param prompt any text
 */
export function answerPlainly(prompt: string): string {
  return /\p{Script=Han}/u.test(prompt)
    ? '你好！告诉我孩子的名字、年龄和喜欢的地方，我就来写一个故事。'
    : 'Hello! Tell me a child’s name, age and favourite place, and I will write a story.'
}
