export const homeStyle = `
:root { color-scheme: light; font: 15px/1.55 system-ui, "Noto Sans SC", sans-serif }
* { box-sizing: border-box }
body { margin: 0; color: #4a3b2e; background: linear-gradient(160deg, #fdf8ee, #f3ead9) fixed; min-height: 100vh }
header, main { width: min(100%, 1180px); margin: 0 auto; padding: 24px }
h1 { margin: 0; font-size: 1.8rem } h2 { margin: 0 0 10px; font-size: 1.1rem } p { margin: 4px 0; color: #75624e }
nav { display: flex; flex-wrap: wrap; gap: 6px 20px; margin-top: 12px } a { color: #8c450b }
main { display: grid; gap: 20px; padding-top: 0 }
section { background: #fffdf8; border: 1px solid #ecdfc8; border-radius: 16px; padding: 20px; overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .88rem }
th { text-align: left; color: #75624e; font-weight: 500 } td, th { padding: 4px 14px 4px 0; white-space: nowrap }
.path { width: 100%; font-family: ui-monospace, monospace } tr + tr { border-top: 1px solid #f3e9d6 }
.s4 td:nth-child(4), .s5 td:nth-child(4), .s0 td:nth-child(4) { color: #a32f16; font-weight: 600 }
ul { margin: 0 0 14px; padding-left: 18px }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end } form + form { margin-top: 10px }
label { display: grid; gap: 2px; font-size: .85rem; color: #75624e }
input, select, button { font: inherit; padding: 8px 12px; border: 1px solid #d9c7a8; border-radius: 10px; background: #fff }
button { cursor: pointer; background: #a8540f; border-color: #a8540f; color: #fff } :focus-visible { outline: 3px solid #b8651b }
`
