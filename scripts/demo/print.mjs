// How the demo looks: colours on a terminal, plain lines elsewhere.
const colourful =
  process.env.NO_COLOR === undefined && (process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined);
const paint = (code) => (words) => (colourful ? `\u001b[${code}m${words}\u001b[0m` : String(words));

export const bold = paint(1);
export const dim = paint(2);
export const bad = paint(31);
export const good = paint(32);
const careful = paint(33);
const blue = paint(36);

const width = () => Math.max(80, Math.min(process.stdout.columns ?? 120, 160));

export function heading(words) {
  console.log(`\n${blue('▌')} ${bold(words)}`);
}

/** A label, and words beside it that are wrapped into a column. */
export function lines(label, words) {
  const wrapped = words.split('\n').flatMap((line) => wrap(line, width() - 12));
  wrapped.forEach((line, index) => console.log(`  ${dim((index === 0 ? label : '').padEnd(8))} ${line}`));
}

/** What a call answered: its status, and why that is believed. A message that is evidence too is said once. */
export function printResult({ status, messages, evidence }) {
  const why = evidence.map(({ kind, text }) => (text === undefined ? kind : `${kind}: ${text}`));
  const said = messages.filter((message) => !evidence.some(({ text }) => text === message));
  lines('result', [bold(status), ...said, ...why].join('\n'));
}

const riskPaint = { safe: good, caution: careful, destructive: bad };

/** One row a tool; the confidence is that of its weakest part. */
export function printTools(tools) {
  const rows = tools.map((tool) => ({
    name: tool.name,
    kind: tool.kind,
    risk: tool.risk.level,
    confidence: confidence(tool),
    fields: tool.fields.map(
      (field) => `${field.key}${field.required ? '*' : ''}${field.sensitive ? ' (kept back)' : ''}`,
    ),
    states: tool.states,
  }));
  const wide = (key) => Math.max(key.length, ...rows.map((row) => row[key].length));
  const [name, kind, risk, sure] = [wide('name'), wide('kind'), wide('risk'), 'confidence'.length];
  const rest = Math.max(30, width() - name - kind - risk - sure - 10);
  const [fields, states] = [Math.ceil(rest * 0.55), Math.floor(rest * 0.45)];
  const titles = ['name', 'kind', 'risk', 'confidence', 'fields', 'states'];
  const sizes = [name, kind, risk, sure, fields, states];
  console.log(
    dim(
      titles
        .map((title, index) => title.padEnd(sizes[index]))
        .join('  ')
        .trimEnd(),
    ),
  );
  for (const row of rows) {
    const inFields = wrap(row.fields.join(', ') || '–', fields);
    const inStates = wrap(row.states.join(', '), states);
    for (let line = 0; line < Math.max(inFields.length, inStates.length); line += 1) {
      const first = line === 0;
      console.log(
        [
          bold((first ? row.name : '').padEnd(name)),
          (first ? row.kind : '').padEnd(kind),
          riskPaint[row.risk]((first ? row.risk : '').padEnd(risk)),
          (first ? row.confidence : '').padEnd(sure),
          (inFields[line] ?? '').padEnd(fields),
          dim(inStates[line] ?? ''),
        ]
          .join('  ')
          .trimEnd(),
      );
    }
  }
  console.log(dim(`${rows.length} tools; * = required`));
}

function confidence(tool) {
  const targets = [...(tool.action ? [tool.action] : []), ...tool.fields];
  return targets.length === 0 ? '–' : Math.min(...targets.map((target) => target.confidence)).toFixed(2);
}

function wrap(words, size) {
  const found = [];
  let line = '';
  for (const word of words.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${size}}`, 'gu')) ?? [''])) {
    if (line !== '' && line.length + 1 + word.length > size) {
      found.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...found, line];
}
