/** The frame is a page of its own and inherits nothing; colours are those of the house. */
export const styles = `:root { color-scheme: light dark; --card: #fff; --sunken: #f3efe9; --line: #8c8274; --soft-line: #e4ddd3; --ink: #1b2433; --soft: #4c5666; --pine: #0f4c45; --on-pine: #fff; --ember: #c8551f; --bad: #a3241f; --bad-bg: #fbe9e7; --warn: #8a5200; --warn-bg: #fdf1dc; --good: #1c6b3f; }
@media (prefers-color-scheme: dark) { :root { --card: #1c2128; --sunken: #242a32; --line: #75808e; --soft-line: #323a44; --ink: #eef0f2; --soft: #bac1ca; --pine: #7cc7b8; --on-pine: #08231f; --ember: #f08a54; --bad: #f49a92; --bad-bg: #3a1a18; --warn: #f0bb6a; --warn-bg: #35270f; --good: #7fd0a0; } }
* { box-sizing: border-box; }
html { background: var(--card); }
body { margin: 0; color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif; overflow-x: hidden; }
main { padding: 20px; }
body[data-state=form] main, body[data-state=bank] main, body[data-state=over] main { min-height: 520px; }
h1 { margin: 0 0 8px; font: 600 22px/1.25 'Source Serif 4', Georgia, serif; }
p { margin: 0; }
:focus-visible { outline: 3px solid var(--ember); outline-offset: 2px; }
.notice { padding: 12px 14px; border-radius: 10px; background: var(--warn-bg); color: var(--warn); font-size: 15px; font-weight: 550; }
.failed { margin-top: 12px; padding: 12px 14px; border-radius: 10px; background: var(--bad-bg); color: var(--bad); font-size: 15px; font-weight: 550; }
details { margin: 8px 0 4px; font-size: 15px; color: var(--soft); }
summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; color: var(--pine); font-weight: 600; }
summary::before { content: '+'; width: 20px; font-size: 20px; }
details[open] summary::before { content: '−'; }
ul { margin: 0 0 8px; padding: 0; list-style: none; display: grid; gap: 6px; }
code { font: 600 15px/1.4 ui-monospace, Consolas, Menlo, monospace; color: var(--ink); white-space: nowrap; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 16px 12px; margin-top: 12px; }
.number, .name, button, form > .wide { grid-column: 1 / -1; }
.field { display: grid; align-content: start; gap: 4px; min-width: 0; }
.expiry, .code { grid-template-rows: auto auto 1fr; align-content: stretch; }
.expiry input, .code input { align-self: end; }
label { font-weight: 600; font-size: 15px; }
.hint { font-size: 14px; color: var(--soft); }
.error { font-size: 14px; font-weight: 550; color: var(--bad); }
input { width: 100%; min-height: 50px; padding: 0 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: inherit; font: inherit; font-size: 17px; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border: 2px solid var(--bad); }
input::placeholder { color: var(--soft); opacity: 0.75; }
button { min-height: 52px; padding: 8px 20px; border: 0; border-radius: 12px; font: 650 17px/1.3 Figtree, system-ui, sans-serif; cursor: pointer; }
.main { background: var(--pine); color: var(--on-pine); }
.second { border: 1px solid var(--line); background: none; color: inherit; }
.bank { padding: 40px 0 0; }
.bank p { color: var(--soft); }
.bank form { margin-top: 28px; }
.done { padding: 28px 4px; text-align: center; }
.done h1::before { content: '✓'; display: block; width: 52px; height: 52px; margin: 0 auto 12px; border-radius: 26px; background: var(--good); color: var(--card); font: 700 28px/52px system-ui, sans-serif; }
.done p { color: var(--soft); }
`;
