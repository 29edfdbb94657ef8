export const styles = `:root { color-scheme: light dark; --paper: #faf8f5; --card: #fff; --sunken: #f3efe9; --line: #e4ddd3; --ink: #1b2433; --soft: #4c5666; --pine: #0f4c45; --on-pine: #fff; --ember: #c8551f; }
@media (prefers-color-scheme: dark) { :root { --paper: #14191f; --card: #1c232b; --sunken: #262f39; --line: #333d48; --ink: #f1ede6; --soft: #b4bac3; --pine: #8fd0c4; --on-pine: #10201d; --ember: #e8834f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Figtree, system-ui, sans-serif; }
header, main { max-width: 880px; margin: 0 auto; padding: 20px 16px; }
header { border-bottom: 1px solid var(--line); }
h1, h2, .word { font-family: 'Source Serif 4', Georgia, serif; line-height: 1.2; font-weight: 600; }
h1 { font-size: clamp(26px, 5vw, 34px); margin: 8px 0 20px; overflow-wrap: anywhere; }
h2 { font-size: 22px; margin: 32px 0 12px; }
a { color: var(--pine); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--ember); outline-offset: 3px; border-radius: 4px; }
.word { display: inline-flex; align-items: center; gap: 10px; min-height: 48px; font-size: 26px; color: var(--ink); text-decoration: none; }
.word span:last-child { color: var(--soft); font-weight: 400; }
.mark { width: 26px; height: 28px; border-radius: 13px 13px 3px 3px; background: radial-gradient(circle at 50% 68%, var(--ember) 0 5px, transparent 5.5px) var(--pine); }
.hint { margin: 8px 0 0; padding: 12px 16px; background: var(--sunken); border-radius: 10px; font-size: 15px; color: var(--soft); }
.hint strong { color: var(--ink); }
.mails { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.mails a { display: grid; gap: 2px; padding: 14px 18px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; color: inherit; text-decoration: none; }
.mails a:hover { border-color: var(--pine); }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.to, time { font-size: 15px; color: var(--soft); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
time b { color: var(--ink); font-weight: 600; }
@media (min-width: 720px) { .mails a { grid-template-columns: 1fr auto; } .mails .to { grid-row: 2; } .mails time { grid-row: 1 / 3; grid-column: 2; align-self: center; } }
.pager { display: flex; justify-content: space-between; gap: 12px; margin: 24px 0; }
.pager a, .back a { display: inline-flex; align-items: center; min-height: 44px; }
.pager span { color: var(--soft); align-self: center; }
.back { margin: 0; }
.facts, .headers { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 0; }
.facts { padding: 16px 18px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
dt { color: var(--soft); font-size: 15px; } dd { margin: 0; overflow-wrap: anywhere; }
.headers { grid-template-columns: 1fr; font-size: 15px; } .headers dd { margin-bottom: 8px; }
@media (min-width: 720px) { .headers { grid-template-columns: max-content 1fr; } }
iframe { display: block; width: 100%; height: 900px; border: 1px solid var(--line); border-radius: 10px; background: #faf8f5; }
.text { margin: 0; padding: 18px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.6 ui-monospace, Consolas, Menlo, monospace; }
.attachments { margin: 0; padding: 0; list-style: none; } .attachments a { display: inline-flex; align-items: center; min-height: 44px; }
summary { padding: 12px 0; margin-top: 24px; cursor: pointer; color: var(--pine); font-weight: 600; }
.empty { text-align: center; max-width: 520px; margin: 48px auto; }
.hearth { width: 84px; height: 92px; margin: 0 auto 24px; border: 7px solid var(--pine); border-bottom-width: 9px; border-radius: 42px 42px 6px 6px; background: var(--sunken); }
.button { display: inline-flex; align-items: center; min-height: 48px; padding: 0 24px; border-radius: 10px; background: var(--pine); color: var(--on-pine); font-weight: 600; text-decoration: none; }
`;
