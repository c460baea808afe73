import fc from 'fast-check';

type Html = fc.Arbitrary<string>;

const one = (...texts: string[]): Html => fc.constantFrom(...texts);
/** The parts one after the other. */
const html = (texts: TemplateStringsArray, ...parts: Html[]): Html =>
  fc.tuple(...parts).map((made) => texts.map((text, index) => text + (made[index] ?? '')).join(''));
const maybe = (part: Html): Html => fc.oneof(fc.constant(''), part);
const some = (part: Html, most: number): Html =>
  fc.array(part, { minLength: 1, maxLength: most }).map((parts) => parts.join(''));
const several = (part: Html, join: string, most: number): Html =>
  fc.array(part, { minLength: 1, maxLength: most }).map((parts) => parts.join(join));

const word = one('Order', 'Email', 'Ship to', 'Straße', '注文', 'x', '42', 'Total (gross)', '&amp; more');
const space = one('', ' ', '\n  ', ' &nbsp; ');
const wrapper = one('span', 'div', 'b', 'p', 'i', 'strong', 'em', 'section', 'label');
const wrapped = (inner: Html): Html => fc.tuple(wrapper, inner).map(([tag, content]) => `<${tag}>${content}</${tag}>`);
const picture = fc.oneof(
  html`<img src="data:," alt="${word}" />`,
  html`<svg role="img" aria-label="${word}"></svg>`,
  html`<svg><title>${word}</title></svg>`,
  one('<img src="data:," alt="">'),
);
const content: Html = some(
  html`${space}${fc.oneof({ arbitrary: word, weight: 3 }, { arbitrary: wrapped(word), weight: 2 }, picture)}${space}`,
  3,
);

const roleOfContent = one(
  'button',
  'link',
  'checkbox',
  'switch',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
);
const roleOfField = one('textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox');
const inputType = one('text', 'email', 'search', 'tel', 'url', 'password', 'number', 'range', 'checkbox', 'radio');
const field = (attributes: Html): Html =>
  fc.oneof(
    html`<input type="${inputType}" ${attributes} />`,
    html`<textarea ${attributes}></textarea>`,
    html`<select ${attributes}>
      <option>${word}</option>
      <option selected>${word}</option>
    </select>`,
    html`<div role="${roleOfField}" tabindex="0" ${attributes}></div>`,
  );
const pressed = (attributes: Html, inner: Html): Html =>
  fc.oneof(
    html`<button ${attributes}>${inner}</button>`,
    html`<a href="/x" ${attributes}>${inner}</a>`,
    html`<div role="${roleOfContent}" tabindex="0" ${attributes}>${inner}</div>`,
    html`<label><input type="checkbox" ${attributes} />${inner}</label>`,
  );
const either = (attributes: Html): Html => fc.oneof(field(attributes), pressed(attributes, content));
const hiding = one(
  'hidden',
  'aria-hidden="true"',
  'style="display:none"',
  'style="visibility:hidden"',
  'style="visibility:visible"',
  'style="opacity:0"',
  'aria-hidden="false"',
  '',
);

/** The controls that may stand inside a label. */
const embedded = fc.oneof(
  html`<input value="${word}" />`,
  html`<input aria-label="${word}" />`,
  html`<input type="number" value="3" />`,
  html`<input type="range" min="1" max="9" value="5" />`,
  html`<input type="checkbox" checked />`,
  html`<select>
    <option>${word}</option>
    <option selected>${word}</option>
  </select>`,
  html`<textarea>${word}</textarea>`,
  html`<span role="textbox" contenteditable>${word}</span>`,
  html`<span role="slider" aria-valuenow="4" aria-valuetext="${word}"></span>`,
  html`<span role="spinbutton" aria-valuenow="7"></span>`,
  html`<button>${word}</button>`,
);

/** Roles that may stand inside what a person presses. */
const inner =
  'none group img note status presentation alert article banner blockquote code complementary contentinfo definition document emphasis feed figure form generic heading list listitem log main marquee math meter navigation paragraph progressbar region row search separator strong tabpanel term time timer toolbar tooltip'.split(
    ' ',
  );

/** HTML of one document a step of the computation (accname 1.2, section 4.3.2), by the step's name there. */
export const stepDocuments: Record<string, Html> = {
  'roles, explicit and implicit': some(
    fc.oneof(
      html`<div
        role="${one('button', 'BUTTON', 'nonsense button', 'none button', 'presentation', 'link', 'switch', 'generic', 'combobox', '')}"
        ${maybe(one('tabindex="0"'))}
        ${maybe(html`aria-label="${word}"`)}
      >
        ${word}
      </div>`,
      html`<button role="${one('none', 'tab', 'switch', 'menuitem', 'link', 'unknown', 'checkbox')}">${word}</button>`,
      html`<input
        type="${inputType}"
        ${maybe(one('list="choices"', 'role="combobox"', 'role="switch"', 'role="none"'))}
      />`,
      html`<a ${maybe(one('href="#"'))} ${maybe(one('role="button"', 'role="tab"', 'role="presentation"'))}
        >${word}</a
      >`,
      html`<select ${maybe(one('multiple', 'size="3"', 'size="1"', 'role="listbox"', 'role="none"'))}>
        <option>${word}</option>
      </select>`,
      html`<ul role="${one('listbox', 'menu', 'tablist', 'tree', 'radiogroup', 'list')}">
        <li role="${one('option', 'menuitem', 'tab', 'treeitem', 'radio', 'none')}">${word}</li>
      </ul>`,
      html`<table ${maybe(one('role="grid"', 'role="none"'))}>
        <tr>
          <td>${word}</td>
          <th>${word}</th>
        </tr>
      </table>`,
    ),
    4,
  ).map((inner) => `<datalist id="choices"><option>a</option></datalist>${inner}`),
  '2A hidden, not referenced': html`<div ${hiding}>
      ${some(pressed(hiding, some(fc.oneof(word, html`<span ${hiding}>${content}</span>`), 3)), 3)}
    </div>
    ${either(hiding)}`,
  '2B aria-labelledby': html`<span id="a" ${hiding}>${content}</span>
    <div id="b"><span ${hiding}>${word}</span> ${content}</div>
    <p id="c" aria-label="${word}">${word}</p>
    ${some(
      either(
        html`aria-labelledby="${several(one('a', 'b', 'c', 'self', 'gone'), ' ', 3)}"
        ${maybe(html`aria-label="${word}"`)} ${maybe(html`title="${word}"`)}`,
      ),
      3,
    )}<button id="self" aria-label="${word}" aria-labelledby="self ${one('a', 'b', 'c')}">${word}</button>`,
  '2C embedded control': some(
    fc.oneof(
      html`<label>${word} ${embedded} ${word}<input type="${one('checkbox', 'radio')}" /></label>`,
      html`<div role="${one('checkbox', 'button', 'switch', 'tab')}" tabindex="0">${word} ${embedded} ${word}</div>`,
      fc
        .tuple(fc.nat(1e9), word, embedded)
        .map(([id, text, control]) => `<label for="f${id}">${text} ${control}</label><input id="f${id}" type="text">`),
    ),
    3,
  ),
  '2D aria-label': some(
    either(html`aria-label="${fc.oneof(word, space, html` ${word} ${word} `)}" ${maybe(html`title="${word}"`)}`),
    5,
  ),
  '2E host language': some(
    fc.oneof(
      html`<label>${content} ${field(one(''))}</label>`,
      fc
        .tuple(fc.nat(1e9), content, content, fc.boolean())
        .map(
          ([id, text, more, twice]) =>
            `<label for="h${id}">${text}</label><input id="h${id}">${twice ? `<label for="h${id}">${more}</label>` : ''}`,
        ),
      html`<input
        type="${one('submit', 'reset', 'button')}"
        ${maybe(html`value="${word}"`)}
        ${maybe(html`title="${word}"`)}
      />`,
      html`<input type="image" src="data:," ${maybe(html`alt="${word}"`)} ${maybe(html`title="${word}"`)} />`,
      html`<fieldset>
        <legend>${content}</legend>
        ${field(html`aria-label="${word}"`)}
      </fieldset>`,
      html`<button>${picture}</button>`,
      html`<select>
        <optgroup label="${word}"><option ${maybe(html`label="${word}"`)}>${word}</option></optgroup>
      </select>`,
    ),
    4,
  ),
  '2F name from content': some(
    pressed(
      one(''),
      some(
        fc.oneof(
          content,
          html`<ul>
            <li>${word}</li>
            <li>${word}</li>
          </ul>`,
          html`<span aria-label="${word}">${word}</span>`,
          html`<span title="${word}">${maybe(word)}</span>`,
          html`${word}<br />${word}`,
          html`<span style="display:${one('block', 'inline-block', 'inline', 'flex', 'contents', 'table-cell')}"
              >${word}</span
            >${word}`,
          html`<h3>${word}</h3>`,
          html`<table>
            <tr>
              <td>${word}</td>
              <td>${word}</td>
            </tr>
          </table>`,
        ),
        3,
      ),
    ),
    4,
  ),
  '2F generated content': html`<style>
      .b::before {
        content: '${one('→', 'New: ', '\\f007', 'a b')}';
      }
      .a::after {
        content: '${one('!', ' (3)', '*')}' ${one('', ';display:block', ';display:none')};
      }
      .t::before {
        content: attr(data-t);
      }
      .n::before {
        content: '★' / '${word}';
      }
    </style>
    ${some(
      pressed(
        html`class="${several(one('a', 'b', 't', 'n', 'x'), ' ', 3)}" data-t="${word}"`,
        fc.oneof(content, html`<span class="${one('a', 'b', 't', 'n')}">${maybe(word)}</span>`),
      ),
      4,
    )}`,
  '2G text nodes': some(pressed(one(''), several(html`${space}${word}${space}`, '<!-- apart -->', 4)), 4),
  '2H recursion': some(
    pressed(
      one(''),
      html`${wrapped(wrapped(content))}<span role="${one(...inner)}" ${maybe(html`aria-label="${word}"`)}
          >${wrapped(content)}</span
        >`,
    ),
    3,
  ),
  '2I tooltip': some(
    fc.oneof(
      either(html`title="${fc.oneof(word, space)}" ${maybe(html`placeholder="${word}"`)}`),
      html`<input
        type="${one('text', 'search', 'email', 'tel', 'url', 'password', 'number')}"
        ${maybe(html`placeholder="${word}"`)}
        ${maybe(html`aria-placeholder="${word}"`)}
      />`,
      html`<button title="${word}">${picture}</button>`,
    ),
    5,
  ),
  'shadow roots and slots': some(
    html`<div>
      <template shadowrootmode="open"
        ><button>${word} <slot>${word}</slot></button><label>${word}<input /></label
        ><a href="#"><slot name="n"></slot></a></template
      >${maybe(content)}<b slot="n">${word}</b>
    </div>`,
    3,
  ),
};

/** Roles that the runtime acts on. */
export const actedOn =
  /^(button|link|checkbox|switch|tab|menuitem\w*|radio|option|treeitem|textbox|searchbox|combobox|listbox|spinbutton|slider)$/;
