import { escapeHtml } from '../escape-html.ts'
import type { Person } from './people.ts'

const colours = ['#c96f2c', '#4f7a52', '#456f96', '#8a5a83', '#a8544a', '#5f7033']

/** A round SVG with the first letter of the person's name. */
export function drawPortrait({ sub, name }: Person): string {
  const colour = colours[Number(sub.slice(-4)) % colours.length]
  const letter = escapeHtml(Array.from(name)[0] ?? '?')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${colour}"/><text x="48" y="50" font-family="sans-serif" font-size="44" fill="#fff" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`
}
