export const dialog = { 'dialog.ok': 'OK', 'dialog.cancel': 'Cancel' };
