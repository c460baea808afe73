import type { ClickStep, Selector, Target } from '@webmcp/contract';
import { fillRow, javascriptString, parseRoleSelector, printRoleSelector, strategiesForPeople } from '@webmcp/text';

/** One state of the generated harness. */
export interface HarnessCase {
  id: string;
  route: string;
  /** Clicks in order; empty if the route alone shows the state. */
  clicks: readonly Omit<ClickStep, 'do'>[];
  /** An element that the clicks bring onto the page. */
  shows?: { role: string; name: string };
  /** The state of the extended harness whose set-up runs first. */
  after?: string;
}

export interface EmitHarnessOptions {
  /** Attributes that `testid` selectors search, in order. */
  testIdAttributes: readonly string[];
  /** Module specifier of the harness to extend; its states are kept. */
  extend?: string;
}

/** Writes a `webmcp.harness.ts` with these states, by unique roles and names if the page has them. */
export function emitHarness(cases: readonly HarnessCase[], { testIdAttributes, extend }: EmitHarnessOptions): string {
  return [
    `import { defineHarness } from ${javascriptString('webmcp/harness')};`,
    ...(extend === undefined ? [] : ['', `import harness from ${javascriptString(extend)};`]),
    '',
    'export default defineHarness({',
    ...(extend === undefined ? [] : ['  ...harness,']),
    '  states: {',
    ...(extend === undefined ? [] : ['    ...harness.states,']),
    ...cases.flatMap((one) => stateLines(one, testIdAttributes)),
    '  },',
    '});',
    '',
  ].join('\n');
}

function stateLines({ id, route, clicks, shows, after }: HarnessCase, testIdAttributes: readonly string[]): string[] {
  const key = /^[a-z_$][\w$]*$/i.test(id) ? id : javascriptString(id);
  if (clicks.length === 0) return [`    ${key}: { route: ${javascriptString(route)} },`];
  const shown = shows === undefined || shows.name === '' ? null : byRole(printRoleSelector(shows));
  const steps = [
    ...(after === undefined ? [] : [`await harness.states[${javascriptString(after)}].setup({ page });`]),
    ...clicks.map((click) => `await page.${clickedIn(click, testIdAttributes)}.click();`),
    ...(shown === null ? [] : [`await page.${shown}.first().waitFor();`]),
  ];
  return [
    `    ${key}: {`,
    `      route: ${javascriptString(route)},`,
    '      setup: async ({ page }) => {',
    ...steps.map((step) => `        ${step}`),
    '      },',
    '    },',
  ];
}

/** Prints the Playwright call for a role selector; null if Playwright does not take the role. */
const byRole = (value: string): string | null => strategiesForPeople.role.playwright.locator(value, []);

/** Prints the Playwright call for a click. In a list the call finds the opener of the first row with an opener. */
function clickedIn(
  { target, container, outside = [], row }: Omit<ClickStep, 'do'>,
  testIdAttributes: readonly string[],
): string {
  const inside = container === undefined ? '' : `${locatorOf(container, testIdAttributes)}.`;
  if (row === undefined) return `${inside}${locatorOf(target, testIdAttributes)}${outsideOf(outside)}`;
  const holdsKey = ({ value }: Selector): boolean => value.replaceAll('{{', '').includes('{row}');
  const plain = target.selectors.filter((selector) => !holdsKey(selector));
  const found =
    (plain.length === 0 ? byNameAroundKey(target.selectors) : null) ??
    locatorOf(
      { ...target, selectors: plain.map((selector) => ({ ...selector, value: fillRow(selector.value, '{row}') })) },
      testIdAttributes,
    );
  return `${locatorOf(row.rows, testIdAttributes)}.filter({ has: page.${found} }).first().${found}`;
}

/** Prints the call that leaves out the elements in rows; '' without rows that CSS finds. */
function outsideOf(outside: NonNullable<ClickStep['outside']>): string {
  const rows = outside.flatMap(({ selectors }) => selectors.find(({ strategy }) => strategy === 'css') ?? []);
  const css = rows.map(({ value }) => value).join(', ');
  return css === '' ? '' : `.and(page.locator(${javascriptString(`:not(:is(${css}) *)`)}))`;
}

/**
 * Prints the call that finds an element by the longest part of its name beside the row's key; null if no selector can.
 */
function byNameAroundKey(selectors: readonly Selector[]): string | null {
  const keyed = selectors.find(({ strategy, value }) => strategy === 'role' && byRole(value) !== null);
  const { role = '', name = '' } = (keyed && parseRoleSelector(keyed.value)) ?? {};
  if (keyed === undefined) return null;
  const longest = name.split('{row}').toSorted((a, b) => b.length - a.length)[0]!;
  return `getByRole(${javascriptString(role)}, { name: ${javascriptString(fillRow(longest.trim(), '{row}'))} })`;
}

/** The strategies in the order in which a generated harness prefers them. */
const preferred = Object.values(strategiesForPeople).sort((a, b) => a.playwright.preference - b.playwright.preference);

function locatorOf({ selectors }: Target, testIdAttributes: readonly string[]): string {
  for (const { name, playwright } of preferred)
    for (const { strategy, value } of selectors) {
      const locator = strategy === name ? playwright.locator(value, testIdAttributes) : null;
      if (locator !== null) return locator;
    }
  return `locator(${javascriptString(selectors[0]?.value ?? '')})`;
}
