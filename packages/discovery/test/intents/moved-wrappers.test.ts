import { describe, expect, test } from 'vitest';

import { readHtml, readReact, type ReadApp } from './read-app.js';

/** What identity is made of: texts, roles, names and tools, without places in the source. */
function meaning(app: ReadApp): unknown {
  return {
    intents: app.intents.map(({ control, labels, name, options, constraints }) => ({
      control,
      labels,
      name,
      options,
      constraints,
    })),
    names: app.boundaries.filter(({ labels }) => labels.length > 0).map(({ kind, labels }) => [kind, labels[0]?.text]),
    tools: app.summaries(),
  };
}

/** `[` and `]` in a source stand where a wrapper may be: nothing, a div, or two. */
function variants(source: string): string[] {
  const places = [...source.matchAll(/\[(?=\s*<)/g)].length;
  const fill = (open: string, close: string, chosen: (at: number) => boolean): string => {
    let at = -1;
    const stack: boolean[] = [];
    return source.replace(/\[(?=\s*<)|(?<=>\s*)\]/g, (bracket) => {
      if (bracket === '[') {
        at += 1;
        stack.push(chosen(at));
      }
      const on = bracket === '[' ? stack.at(-1) : stack.pop();
      return on === true ? (bracket === '[' ? open : close) : '';
    });
  };
  const single = Array.from({ length: places }, (_, wanted) => fill('<div>', '</div>', (at) => at === wanted));
  return [fill('', '', () => false), ...single, fill('<div><div>', '</div></div>', () => true)];
}

const pages: [string, string][] = [
  [
    'labels beside their fields',
    '<form>[[<label>Street</label>][<input name="street">]][[<span>City</span>]<input name="city">][<button>Save</button>]</form>',
  ],
  [
    'a title above a form',
    '[<h2>Sign up</h2>][<p>It is free.</p>][[<form>[<input name="a" aria-label="A">]<button>Join</button></form>]]',
  ],
  [
    'radios and their legend',
    '<form>[<fieldset>[<legend>Way</legend>][<label>[<input type="radio" name="w" value="1">] Post</label>][<label><input type="radio" name="w" value="2"> Bike</label>]</fieldset>]<button>Go</button></form>',
  ],
  [
    'fields without a form',
    '<section>[<h2>Search</h2>][[<input aria-label="Word">][<select aria-label="Kind"><option>A</option></select>]][<button>Search</button>]</section>',
  ],
  [
    'a dialog and what opens it',
    '[<button popovertarget="p">Share</button>][<div id="p" popover>[<h3>Share it</h3>][<input aria-label="Link">][<button>Send link</button>]</div>]',
  ],
];

describe('a moved wrapper changes no intent', () => {
  test.each(pages)('%s', (_, source) => {
    const [plain = '', ...moved] = variants(source);
    const wanted = meaning(readHtml(plain));
    expect(moved.length).toBeGreaterThan(2);
    for (const other of moved) expect(meaning(readHtml(other)), other).toEqual(wanted);
  });

  test('a moved wrapper changes no row of a loop', () => {
    const source =
      '[<ul>{props.items.map((item) => <li key={item.id}>[[<b>{item.name}</b>][<button onClick={() => cut(item)}>Remove</button>]]</li>)}</ul>]';
    const [plain = '', ...moved] = variants(source);
    const wanted = meaning(readReact(plain));
    for (const other of moved) expect(meaning(readReact(other)), other).toEqual(wanted);
  });

  test('a component in another file changes no intent', () => {
    const form = '<form aria-label="Join"><label>Name <input name="name" /></label><button>Join</button></form>';
    const inline = readReact(form);
    const apart = readReact('<Join />', `function Join() { return ${form}; }`);
    expect(meaning(apart)).toEqual(meaning(inline));
  });

  test('a changed label changes the intent', () => {
    expect(meaning(readHtml('<button>Save</button>'))).not.toEqual(meaning(readHtml('<button>Send</button>')));
  });
});
