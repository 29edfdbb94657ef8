/** A page of its own that inherits nothing; the colours are those of the house, so that both schemes have contrast. */
export const styles = `:root { color-scheme: light dark; --card: #fff; --sunken: #f3efe9; --line: #8c8274; --ink: #1b2433; --soft: #4c5666; --blue: #1f4e79; --on-blue: #fff; --ember: #c8551f; --bad: #a3241f; --bad-bg: #fbe9e7; --warn: #8a5200; --warn-bg: #fdf1dc; }
@media (prefers-color-scheme: dark) { :root { --card: #1c2128; --sunken: #14181d; --line: #75808e; --ink: #eef0f2; --soft: #bac1ca; --blue: #9cc4ea; --on-blue: #0b1f33; --ember: #f08a54; --bad: #f49a92; --bad-bg: #3a1a18; --warn: #f0bb6a; --warn-bg: #35270f; } }
* { box-sizing: border-box; }
html { background: var(--sunken); }
body { max-width: 560px; min-height: 100vh; margin: 0 auto; padding: 20px; background: var(--card); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 24px 0 8px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 12px; }
:focus-visible { outline: 3px solid var(--ember); outline-offset: 2px; }
.bank { font-size: 18px; font-weight: 650; }
.bank span { padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px; font-size: 14px; font-weight: 500; }
.notice { padding: 12px 14px; border-radius: 10px; background: var(--warn-bg); color: var(--warn); font-size: 15px; font-weight: 550; }
.failed { padding: 12px 14px; border-radius: 10px; background: var(--bad-bg); color: var(--bad); font-weight: 550; }
form { display: grid; gap: 16px; margin: 16px 0; }
form.second { margin-top: -4px; }
.field { display: grid; gap: 4px; }
label { font-weight: 600; font-size: 15px; }
.error { margin: 0; font-size: 15px; font-weight: 550; color: var(--bad); }
input:not([type=checkbox]) { width: 100%; min-height: 50px; padding: 0 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: inherit; font: inherit; font-size: 17px; }
input[aria-invalid] { border: 2px solid var(--bad); }
fieldset { margin: 0; padding: 12px 14px; border: 1px solid var(--line); border-radius: 10px; }
legend { padding: 0 6px; font-weight: 600; }
.choice { display: grid; grid-template-columns: 32px 1fr; align-items: center; min-height: 48px; font-weight: 400; }
.choice input { width: 22px; height: 22px; }
.choice small { display: block; color: var(--soft); font-size: 15px; }
button { min-height: 52px; padding: 8px 20px; border: 0; border-radius: 12px; font: 650 17px/1.3 system-ui, sans-serif; cursor: pointer; background: var(--blue); color: var(--on-blue); }
button.plain { border: 1px solid var(--line); background: none; color: inherit; }
details { margin: 16px 0; font-size: 15px; color: var(--soft); }
summary { min-height: 44px; line-height: 44px; cursor: pointer; color: var(--blue); font-weight: 600; }
ul { margin: 0 0 12px; padding: 0; list-style: none; display: grid; gap: 6px; }
code { font: 600 15px/1.4 ui-monospace, Consolas, Menlo, monospace; color: var(--ink); }
footer { margin-top: 32px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 15px; }
footer nav { display: flex; gap: 20px; }
footer a, footer strong { min-height: 44px; line-height: 44px; }
footer a { color: var(--blue); }
`;
