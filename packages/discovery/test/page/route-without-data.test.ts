import { expect, test } from 'vitest';

import { routeWithoutData } from '../../src/page/without-data.js';

const files = `<a href="/team/people/list">List</a> routes: { settings: '/account/settings' } "help.html?lang=en" 'billing'`;
const inFiles = (route: string): string => routeWithoutData(route, (text) => files.includes(text));

test.each([
  ['/people/ada', '/people/:id'],
  ['/people/ada/edit-it', '/people/:id/:id'],
  ['/team/people/ada', '/team/people/:id'],
  ['/#/people/ada', '/#/people/:id'],
  ['/#!/people/ada/', '/#!/people/:id/'],
  ['/help.html?lang=en&name=Ada%20Byron', '/help.html?lang=en&name=:id'],
  ['/account/ada?x=1#/y', '/account/:id?x=:id#/y'],
])('%s is %s', (route, without) => {
  expect(inFiles(route)).toBe(without);
});

test.each(['/', '/ada', '/account/settings', '/team/people', '/x/billing', '/help.html', '/#/ada', ''])(
  '%s stays, because files contain its words or nothing is before them',
  (route) => {
    expect(inFiles(route)).toBe(route);
  },
);

test('every route stays if the files do not hold the texts of the app', () => {
  expect(routeWithoutData('/people/ada', () => undefined)).toBe('/people/ada');
});
