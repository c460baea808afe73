/** The sign for the pressed element. */
const pressed = '§';

/** The sign for an element that `closest` found from the pressed element. */
const found = '¤';

/** A value that leads from the pressed element to one of its members. */
const chain = String.raw`[§¤](?:\??\.(?!closest\b|matches\b)[\w$]+)*(?:\??\.getAttribute\(\s*['"][\w:-]+['"]\s*\))?`;

const declared = String.raw`\b(?:const|let|var)\s+`;

/** The most rounds in which names for other names are replaced. */
const mostRounds = 4;

/**
 * Writes `§` for the pressed element in a text of a function. Names for the element or its members are replaced too:
 * `const { id } = event.target` makes `§.id` of each `id`. A name for the element that `closest` finds becomes `¤`.
 * @param event the name of the event; empty if the function has none
 * @param pattern the pattern in place of the event's name: `target, key` of `({ target, key }) => …`
 */
export function pressedIn(text: string, event: string, pattern?: string): string {
  const events = ['event', ...(event === '' ? [] : [event])].map(escaped).join('|');
  let body = text.replace(
    new RegExp(String.raw`(?<![\w$.])(?:window\.)?(?:${events})\??\.(?:target|srcElement)\b`, 'g'),
    pressed,
  );
  // Both names of the event in old browsers.
  body = body.replaceAll(/\(\s*§\s*(?:\|\||\?\?)\s*§\s*\)|§\s*(?:\|\||\?\?)\s*§/g, pressed);
  body = body.replaceAll(/§\s+instanceof\s+(?:HTML|SVG)?Element\b|§\s+instanceof\s+Node\b/g, 'true');
  for (const [name, value] of membersOf(pattern ?? '', ''))
    if (value.startsWith('target')) body = replaced(body, name, value.replace('target', pressed));
  const ofEvent = new RegExp(String.raw`${declared}\{([^}]*)\}\s*=\s*(?:${events})\s*;?`, 'g');
  for (const [all, names = ''] of body.matchAll(ofEvent))
    for (const [name, value] of membersOf(names, ''))
      if (value === 'target') body = replaced(body.replace(all, names.includes(',') ? all : ''), name, pressed);
  for (let round = 0; round < mostRounds; round += 1) {
    const before = body;
    body = withoutNames(body);
    if (body === before) break;
  }
  return body;
}

const closestCall = String.raw`[§¤]\??\.closest\(\s*(?:'[^']*'|"[^"]*"|\x60[^\x60$]*\x60)\s*\)`;
const named = new RegExp(String.raw`${declared}([\w$]+)\s*=\s*(${chain})\s*(?:;|(?=\n)|(,))`);
const destructured = new RegExp(String.raw`${declared}\{((?:[^{}]|\{[^{}]*\})*)\}\s*=\s*(${chain})\s*(?:;|(?=\n))`);
const closest = new RegExp(String.raw`(${declared}|,\s*)([\w$]+)(?=\s*=\s*${closestCall}\s*[;,\n])`);

/** Replaces one name of each kind by its value. */
function withoutNames(text: string): string {
  let body = text;
  const [one, name = '', value = '', comma] = named.exec(body) ?? [];
  if (one !== undefined) body = replaced(body.replace(one, comma === undefined ? '' : 'let '), name, value);
  const [pattern, names = '', from = ''] = destructured.exec(body) ?? [];
  if (pattern !== undefined) {
    body = body.replace(pattern, '');
    for (const [local, path] of membersOf(names, `${from}.`)) body = replaced(body, local, path);
  }
  const [, , element = ''] = closest.exec(body) ?? [];
  return element === '' ? body : replaced(body, element, found);
}

/** Returns the names of a pattern and the members that they have: `a`, `b: c` and `dataset: { d }`. */
function membersOf(pattern: string, path: string): [name: string, value: string][] {
  return [...pattern.matchAll(/([\w$]+)\s*(?::\s*(?:([\w$]+)|\{([^{}]*)\}))?\s*(?:=[^,{}]*)?(?:,|$)/g)].flatMap(
    ([, key = '', local, inner]): [string, string][] =>
      inner === undefined ? [[local ?? key, `${path}${key}`]] : membersOf(inner, `${path}${key}.`),
  );
}

/** Replaces a name where it is neither a member nor a key nor a part of a text. */
const replaced = (text: string, name: string, value: string): string =>
  text.replaceAll(new RegExp(String.raw`(?<![\w$.'"#-])${escaped(name)}(?![\w$'"-]|\s*:(?!:))`, 'g'), () => value);

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);
