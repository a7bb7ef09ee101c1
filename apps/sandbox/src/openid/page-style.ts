export const pageStyle = `
:root { color-scheme: light; font: 16px/1.6 "Noto Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; color: #4a3b2e;
  background: radial-gradient(circle at 20% 0, #fff3d9, transparent 55%), linear-gradient(160deg, #fdf8ee, #f3ead9) }
main { width: min(100%, 420px); background: #fffdf8; border: 1px solid #ecdfc8; border-radius: 20px;
  padding: 32px; box-shadow: 0 18px 50px rgb(120 90 40 / .14) }
h1 { margin: 0; font-size: 1.4rem; line-height: 1.35 }
p { margin: 6px 0 0; color: #75624e }
ul { list-style: none; margin: 22px 0; padding: 0; display: grid; gap: 10px }
button, input { font: inherit; color: inherit; border-radius: 12px }
button { cursor: pointer; border: 1px solid #ecdfc8; background: #fff; padding: 10px 16px; min-height: 48px }
button:hover { background: #fff7e6 }
:focus-visible { outline: 3px solid #b8651b; outline-offset: 2px }
.person { width: 100%; display: flex; gap: 14px; align-items: center; text-align: left }
.person img { width: 40px; height: 40px; border-radius: 50% }
.person small { display: block; color: #75624e }
label { display: block; margin-top: 12px; font-size: .92rem }
input { width: 100%; margin-top: 4px; padding: 10px 14px; border: 1px solid #d9c7a8; background: #fff }
.row { display: flex; flex-direction: row-reverse; gap: 10px; margin-top: 20px }
.primary { background: #a8540f; border-color: #a8540f; color: #fff; font-weight: 600 }
.primary:hover { background: #8c450b }
hr { border: 0; border-top: 1px dashed #e2d2b5; margin: 20px 0 }
`
