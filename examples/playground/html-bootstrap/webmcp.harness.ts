import { defineHarness } from 'webmcp/harness';

/** Each page of the van rental, and each dialog on it. */
export default defineHarness({
  states: {
    home: { route: '/index.html' },
    vans: { route: '/vans.html' },
    booking: { route: '/booking.html' },
    'extra-driver': {
      route: '/booking.html',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Extra driver' }).click();
        await page.getByLabel('Name of the driver').waitFor();
      },
    },
    account: { route: '/account.html' },
    notices: {
      route: '/account.html',
      setup: async ({ page }) => {
        await page.getByRole('tab', { name: 'Notices' }).click();
        await page.getByLabel('Text messages').waitFor();
      },
    },
    trips: {
      route: '/account.html',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Trips' }).click();
        await page.getByText('Archive trips').waitFor();
      },
    },
    help: {
      route: '/account.html',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Help' }).click();
        await page.getByLabel('Your question').waitFor();
      },
    },
    leave: {
      route: '/account.html',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Leave us' }).click();
        await page.getByText('Delete account').waitFor();
      },
    },
  },
});
