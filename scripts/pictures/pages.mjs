// The pages that are photographed: a terminal, and the shop with the question that the browser asks.
const escaped = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const colours = {
  1: 'font-weight:bold;color:#fff',
  2: 'color:#8b949e',
  31: 'color:#ff7b72',
  32: 'color:#7ee787',
  33: 'color:#e3b341',
  36: 'color:#79c0ff',
};

/** Terminal output with its colours, as HTML. */
function painted(printed) {
  return (
    escaped(printed)
      // eslint-disable-next-line no-control-regex
      .replace(/\u001b\[(\d+)m/g, (_, code) =>
        /^(0|22|39)$/.test(code) ? '</span>' : `<span style="${colours[code] ?? ''}">`,
      )
  );
}

export const terminalPage = (printed) => `<style>
  body { margin: 0; background: #0d1117 }
  pre { box-sizing: border-box; display: inline-block; min-width: 960px; margin: 0; padding: 22px 26px; background: #0d1117;
    color: #d7dde4; font: 13px/1.45 'Liberation Mono', Menlo, Consolas, monospace }
</style><pre>${painted(printed)}</pre>`;

/**
 * A screenshot cannot show a browser's own dialog: its words, as the demo got them, are drawn where it stands.
 * @param shop the shop behind it, as base64 of a PNG
 * @param call what the demo printed of the call
 */
export function questionPage(shop, call) {
  // eslint-disable-next-line no-control-regex
  const lines = call.replace(/\u001b\[\d+m/g, '').split('\n');
  const first = lines.findIndex((line) => /^ +asked /.test(line));
  const last = lines.findIndex((line) => line.includes('→ the person'));
  if (first < 0 || last < first) throw new Error(`The demo asked nothing:\n${call}`);
  const words = lines.slice(first, last).map((line) => line.replace(/^ +(asked +)?/, ''));
  return `<style>
    body { margin: 0 }
    img { display: block; width: 1000px }
    div { position: fixed; top: 0; left: 50%; width: 400px; padding: 18px 22px; translate: -50%; background: #fff; border-radius: 0 0 12px 12px;
      box-shadow: 0 8px 40px rgb(0 0 0 / 45%); font: 14px/1.5 Arial, 'Liberation Sans', sans-serif; color: #202124; white-space: pre-line }
    b { display: block; margin-bottom: 8px; font-size: 15px }
    p { display: flex; gap: 8px; justify-content: end; margin: 14px 0 0 }
    i { padding: 6px 20px; border: 1px solid #c4c7cc; border-radius: 99px; font-style: normal; color: #0b57d0 }
    i:first-child { background: #0b57d0; color: #fff }
  </style><img src="data:image/png;base64,${shop}"><div><b>localhost says</b>${escaped(words.join('\n'))}<p><i>OK</i><i>Cancel</i></p></div>`;
}
