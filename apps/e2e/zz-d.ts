import { chromium, type Page } from '@playwright/test'
import { findBrowser } from './src/find-browser.ts'
const U = 'http://127.0.0.1:3500'
const out = '/tmp/s2/d'
const [phase, size = 'm', lang = 'zh'] = process.argv.slice(2)
const zh = lang === 'zh'
const [w, h] = size === 'm' ? [390, 844] : [1440, 900]
const browser = await chromium.launch(await findBrowser())
const mk = async (opt: any = {}) => {
  const c = await browser.newContext({ viewport: { width: w, height: h }, locale: zh ? 'zh-CN' : 'en-GB', hasTouch: size === 'm', isMobile: size === 'm', ...opt })
  c.setDefaultTimeout(9000)
  await c.addInitScript(([lang]) => {
    if (!localStorage.getItem('i18nextLng')) localStorage.setItem('i18nextLng', lang as string)
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any) if (!e.hadRecentInput) { (window as any).cls = ((window as any).cls ?? 0) + e.value; ((window as any).clsWho ??= []).push(e.value.toFixed(3) + ' ' + e.sources.map((s: any) => (s.node?.nodeName ?? '?') + '.' + (s.node?.className?.baseVal ?? s.node?.className ?? '')).join('|')) } }).observe({ type: 'layout-shift', buffered: true })
  }, [lang])
  c.on('page', watch)
  return c
}
const watch = (page: Page) => {
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('  !console', m.type(), m.text().slice(0, 250)) })
  page.on('pageerror', (e) => console.log('  !pageerror', e.message.slice(0, 250)))
  page.on('requestfailed', (r) => console.log('  !reqfailed', r.method(), r.url().slice(0, 120), r.failure()?.errorText))
  page.on('response', (r) => { if (r.status() >= 400) console.log('  !status', r.status(), r.url().slice(0, 140)) })
  page.on('dialog', async (d) => { console.log('  dialog', d.type(), d.message()); await (dialogAccept ? d.accept() : d.dismiss()) })
}
let dialogAccept = true
let n = 0
const id = `${phase}-${size}-${lang}`
const shot = async (page: Page, name: string, full = false) => {
  const f = `${id}-${String(n++).padStart(2, '0')}-${name}.png`
  await page.screenshot({ path: `${out}/${f}`, fullPage: full })
  const r = await page.evaluate(() => ({ cls: (window as any).cls ?? 0, who: (window as any).clsWho, over: document.documentElement.scrollWidth - innerWidth })).catch(() => null)
  console.log('shot', f, page.url().replace(U, ''), r && (r.cls > 0.01 || r.over > 0) ? `CLS ${r.cls.toFixed(3)} ${r.who?.slice(0, 3).join(' ; ')} over ${r.over}` : '')
  await page.evaluate(() => { (window as any).cls = 0; (window as any).clsWho = [] }).catch(() => {})
}
const wait = (page: Page, ms: number) => page.waitForTimeout(ms)
const agreeName = zh ? '同意，开始做书' : 'I agree, let us begin'
const signIn = async (page: Page, email = `d-${crypto.randomUUID()}@example.com`) => {
  await page.goto(U + '/create', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /Google/ }).click()
  await page.locator('input[name=email][type=email]').fill(email)
  await page.locator('input[name=name]:not([type=hidden])').fill(zh ? '林妈妈' : 'Ann')
  await page.getByRole('button', { name: /Sign in/ }).click()
  await page.getByRole('button', { name: agreeName }).waitFor()
}
const agree = async (page: Page) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: agreeName }).click()
  await page.getByLabel(zh ? '孩子的名字' : "Your child's name").waitFor()
}
const T = zh ? { name: '孩子的名字', age: '4 岁', traits: ['勇敢', '好奇', '爱看书'], a: '冒险', b: '森林', st: '水彩', voice: '温暖妈妈', child: '小满' }
  : { name: "Your child's name", age: '5 years', traits: ['Brave', 'Curious', 'Kind'], a: 'Space', b: 'Ocean', st: 'Cartoon', voice: 'Storyteller', child: 'Maya' }
const choose = (page: Page, c: string) => page.getByRole('radio', { name: new RegExp(`^${c}`) }).first().check()
const next = async (page: Page) => { await page.locator('button[type=submit]').click(); await wait(page, 450) }
const wizard = async (page: Page, o: any = {}) => { // up to last step, not pressing
  await page.getByLabel(T.name).fill(o.child ?? T.child); await choose(page, o.age ?? T.age)
  for (const x of o.traits ?? T.traits) await page.getByRole('checkbox', { name: x }).first().check()
  await next(page); await choose(page, T.a); await choose(page, T.b); await next(page)
  await choose(page, T.st); await choose(page, o.pages ?? (zh ? '4 页' : '4 pages')); if (o.lang) await choose(page, o.lang); if (o.before3) await o.before3(); await next(page)
  await next(page); await choose(page, T.voice)
}
const order = async (page: Page) => { await page.locator('button[type=submit]').click(); await page.waitForURL(/live$/, { timeout: 20000 }) }
const text = async (page: Page, sel = 'body') => (await page.locator(sel).first().innerText()).replace(/\n+/g, ' | ').slice(0, 700)
const step = async (name: string, f: () => Promise<any>) => { try { await f() } catch (e) { console.log('FAILED', name, (e as Error).message.slice(0, 500)) } }
const phases: Record<string, () => Promise<void>> = {}
const code = await import(`/tmp/s2/d-phases/${phase}.ts`)
try { await code.default({ U, out, size, lang, zh, w, h, browser, mk, watch, shot, wait, agreeName, signIn, agree, T, choose, next, wizard, order, text, step, accept: (v: boolean) => { dialogAccept = v } }) } catch (e) { console.log('STOPPED', (e as Error).message.slice(0, 600)) }
await browser.close()
