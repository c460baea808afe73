import { defineHarness } from 'webmcp/harness';

/** The patterns that real apps have, a page each. */
export default defineHarness({
  states: {
    home: { route: '/' },
    invoices: { route: '/invoices' },
    'invoices-menu': {
      route: '/invoices',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'More actions' }).first().click();
        await page.getByRole('menu').waitFor();
      },
    },
    'invoices-selected': {
      route: '/invoices',
      setup: async ({ page }) => {
        await page.getByLabel('Select INV-1002').check();
        await page.getByRole('button', { name: 'Archive selected' }).waitFor();
      },
    },
    tasks: { route: '/tasks' },
    'task-edit': {
      route: '/tasks',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit' }).first().click();
        await page.getByRole('button', { name: 'Save' }).waitFor();
      },
    },
    'board-rename': {
      route: '/tasks',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Rename' }).click();
        await page.getByLabel('Board name').waitFor();
      },
    },
    pickup: { route: '/pickup' },
    people: { route: '/people' },
    feed: {
      route: '/feed',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Keep' }).first().waitFor();
      },
    },
    votes: { route: '/votes' },
    report: { route: '/report' },
    'report-failed': {
      route: '/report',
      setup: async ({ page }) => {
        await page.getByLabel('Title').fill('Rain');
        await page.getByLabel('Days').fill('0');
        await page.getByRole('button', { name: 'Make report' }).click();
        await page.getByRole('button', { name: 'Reload this part' }).waitFor();
      },
    },
    settings: {
      route: '/settings',
      setup: async ({ page }) => {
        await page.getByLabel('Nickname').waitFor();
      },
    },
    'settings-advanced': {
      route: '/settings',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Advanced' }).click();
        await page.getByRole('button', { name: 'Clear history' }).waitFor();
      },
    },
    catalog: { route: '/catalog' },
    shapes: { route: '/shapes' },
    order: { route: '/order' },
    elements: {
      route: '/elements',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'I liked it' }).waitFor();
      },
    },
    frames: { route: '/frames' },
    board: { route: '/board' },
    menus: { route: '/menus' },
    'menus-look': {
      route: '/menus',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Look' }).click();
        await page.getByRole('menu').waitFor();
      },
    },
    'menus-job': {
      route: '/menus',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Change the job' }).first().click();
        await page.getByRole('menu').waitFor();
      },
    },
  },
});
