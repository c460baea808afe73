/** The styles of the report: light and dark, narrow and wide, screen and paper. Each text has a contrast of 4.5 to 1. */
export const reportStyle = `
:root { color-scheme: light dark; --back: #fff; --fore: #1b1f24; --soft: #57606a; --line: #d0d7de; --panel: #f6f8fa;
  --link: #0a58ca; --good: #116329; --fair: #7d4e00; --poor: #a40e26; --good-back: #dafbe1; --fair-back: #fff1cc; --poor-back: #ffe1de; }
@media (prefers-color-scheme: dark) { :root { --back: #0d1117; --fore: #e6edf3; --soft: #a3adb8; --line: #3d444d; --panel: #161b22;
  --link: #79b8ff; --good: #7ee29a; --fair: #f2cc60; --poor: #ff9b94; --good-back: #10311a; --fair-back: #3a2d05; --poor-back: #4a1713; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--fore); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 1240px; margin: 0 auto; padding: 16px; }
h1 { font-size: 1.6rem; margin: 0 0 4px; } h2 { font-size: 1.25rem; margin: 32px 0 12px; } h3 { font-size: 1.05rem; margin: 0; }
p { margin: 4px 0; } a { color: var(--link); } code { font: 13px/1.5 ui-monospace, monospace; } .soft { color: var(--soft); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; margin: 12px 0 0; list-style: none; }
.sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 8px; margin: 16px 0; padding: 0; list-style: none; }
.sums li { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 8px 12px; } .sums strong { display: block; font-size: 1.5rem; }
.filters { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 12px; position: sticky; top: 0; z-index: 5; }
.filters label { display: grid; gap: 2px; font-size: 13px; } .filters input, .filters select { font: inherit; padding: 6px 8px; min-height: 36px; background: var(--back); color: var(--fore); border: 1px solid var(--soft); border-radius: 6px; }
.badge { display: inline-block; border-radius: 999px; padding: 1px 10px; font-size: 13px; font-weight: 600; border: 1px solid currentColor; white-space: nowrap; }
.good { color: var(--good); background: var(--good-back); } .fair { color: var(--fair); background: var(--fair-back); } .poor { color: var(--poor); background: var(--poor-back); }
details.tool, .entry { border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; background: var(--panel); }
details.tool > summary { cursor: pointer; padding: 10px 12px; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; }
details.tool > div, .entry { padding: 8px 12px 12px; } details.tool:target { border-color: var(--link); box-shadow: 0 0 0 2px var(--link); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; margin: 8px 0; font-size: 14px; } th, td { text-align: left; vertical-align: top; border-top: 1px solid var(--line); padding: 6px 10px 6px 0; } th { color: var(--soft); font-weight: 600; white-space: nowrap; }
td ul { margin: 0; padding-left: 18px; }
figure { margin: 16px 0 28px; } .shot { position: relative; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; line-height: 0; background: #fff; } .shot img { width: 100%; height: auto; }
.mark { position: absolute; border: 2px solid; border-radius: 4px; min-width: 12px; min-height: 12px; } .mark.good { border-color: #1a7f37; background: #1a7f3722; } .mark.fair { border-color: #9a6700; background: #9a670022; } .mark.poor { border-color: #cf222e; background: #cf222e22; } .mark.around { border-style: dashed; background: none; pointer-events: none; }
.mark:hover, .mark:focus-visible { background: #0969da44; z-index: 2; } .mark span { position: absolute; left: -2px; top: 100%; display: none; background: #1b1f24; color: #fff; font: 12px/1.4 system-ui, sans-serif; padding: 4px 8px; border-radius: 4px; white-space: nowrap; z-index: 3; } .mark:hover span, .mark:focus-visible span { display: block; }
figcaption { margin: 8px 0; } .legend { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
[hidden] { display: none !important; }
@media (max-width: 600px) { header, main, footer { padding: 12px; } .filters { position: static; } .filters label { flex: 1 1 100%; } .mark { min-width: 6px; min-height: 6px; border-width: 1px; } }
@media print { .filters, nav { display: none; } body { font-size: 11pt; } details.tool, figure, .entry, tr { break-inside: avoid; } details.tool::details-content { content-visibility: visible; block-size: auto; } .mark span { display: none !important; } .badge, .mark, .shot { print-color-adjust: exact; } }
`;
