/**
 * Correct % / WRONG % per mutation and locator, with EVOLVE and SAFETY totals.
 * @param {{ mutation: string, kind: string, locator: string, verdict: string }[]} answers
 * @returns {string} a markdown table
 */
export function table(answers) {
  const locators = [...new Set(answers.map(({ locator }) => locator))];
  const order = [...new Set(answers.map(({ mutation }) => mutation))];
  const kindOf = new Map(answers.map(({ mutation, kind }) => [mutation, kind]));
  const percent = (part, whole) => {
    const value = (100 * part) / whole;
    return value === 0 || value >= 10 ? value.toFixed(0) : value.toFixed(1);
  };
  const cell = (of) => {
    const correct = of.filter(({ verdict }) => verdict === 'correct').length;
    const wrong = of.filter(({ verdict }) => verdict === 'wrong').length;
    return of.length ? `${percent(correct, of.length)}/${percent(wrong, of.length)}` : '–';
  };
  const row = (title, filter) => {
    const mine = answers.filter(filter);
    return `| ${title} | ${new Set(mine.map(({ trial }) => trial)).size} | ${locators.map((locator) => cell(mine.filter((answer) => answer.locator === locator))).join(' | ')} |`;
  };
  const rows = (kind) =>
    order
      .filter((mutation) => kindOf.get(mutation) === kind)
      .map((mutation) => row(mutation, (answer) => answer.mutation === mutation));
  return [
    `| mutation | trials | ${locators.join(' | ')} |`,
    `|${'---|'.repeat(locators.length + 2)}`,
    ...rows('evolve'),
    row('**EVOLVE**', ({ kind }) => kind === 'evolve'),
    ...rows('safety'),
    row('**SAFETY**', ({ kind }) => kind === 'safety'),
    ...rows('apart').map((line) => line.replace('| ', '| apart: ')),
  ].join('\n');
}
