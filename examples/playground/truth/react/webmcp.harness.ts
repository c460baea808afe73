import { defineHarness } from 'webmcp/harness';

/** The states of the truth app: one page for each rule about truthful acts. */
export default defineHarness({
  states: {
    'nested-rows': { route: '/nested-rows' },
    'row-dialog': { route: '/row-dialog' },
    'row-dialog-refund': {
      route: '/row-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Refund', exact: true }).first().click(),
    },
    'row-dialog-note': {
      route: '/row-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Write note', exact: true }).first().click(),
    },
    'row-dialog-ship': {
      route: '/row-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Ship', exact: true }).first().click(),
    },
    'row-dialog-ship-other': {
      route: '/row-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Ship', exact: true }).nth(1).click(),
    },
    'row-dialog-label': {
      route: '/row-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Label order', exact: true }).first().click(),
    },
    'foreign-refusals': { route: '/foreign-refusals' },
    'class-variants': { route: '/class-variants' },
    'late-refusals': { route: '/late-refusals' },
    'blur-editors': { route: '/blur-editors' },
    'opening-forms': { route: '/opening-forms' },
    'edit-form': { route: '/edit-form' },
    'edit-dialog': { route: '/edit-dialog' },
    'edit-dialog-new': {
      route: '/edit-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'New pot', exact: true }).click(),
    },
    'edit-dialog-change': {
      route: '/edit-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Change', exact: true }).first().click(),
    },
    'drawn-dialog': { route: '/drawn-dialog' },
    'drawn-dialog-new': {
      route: '/drawn-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'New plant', exact: true }).click(),
    },
    'drawn-dialog-delete': {
      route: '/drawn-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Delete', exact: true }).first().click(),
    },
    'equal-rows': { route: '/equal-rows' },
    'person-typing': { route: '/person-typing' },
    'second-refusal': { route: '/second-refusal' },
    'sign-in': { route: '/sign-in' },
    'pinned-list': { route: '/pinned-list' },
    'nothing-new': { route: '/nothing-new' },
    'plain-words': { route: '/plain-words' },
    'plain-words-over': {
      route: '/plain-words',
      setup: ({ page }) => page.getByRole('button', { name: 'Drop letter', exact: true }).click(),
    },
    'other-languages': { route: '/other-languages' },
    'own-rows': { route: '/own-rows' },
    'shared-dialog': { route: '/shared-dialog' },
    'shared-dialog-card': {
      route: '/shared-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Rename card', exact: true }).first().click(),
    },
    'shared-dialog-board': {
      route: '/shared-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Rename board', exact: true }).click(),
    },
    'shared-dialog-team': {
      route: '/shared-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Rename team', exact: true }).click(),
    },
    'shared-dialog-settings': {
      route: '/shared-dialog',
      setup: ({ page }) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
    },
    'shared-dialog-tag': {
      route: '/shared-dialog',
      async setup({ page }) {
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await page.getByRole('button', { name: 'Rename tag', exact: true }).click();
      },
    },
    'human-tools': { route: '/human-tools' },
    'human-tools-return': {
      route: '/human-tools',
      setup: async ({ page }) => {
        await page.getByLabel('Kind of trip').selectOption('return');
      },
    },
    'filter-choices': { route: '/filter-choices' },
    'pressed-rows': { route: '/pressed-rows' },
    'shown-records': { route: '/shown-records' },
    'changing-page': { route: '/changing-page' },
  },
});
