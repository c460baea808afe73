export const xolotl = { name: 'Xolotl', code: 'xo' };
export const xo = { translation: { code: 'Nahuatl', share: 'Mitl' } };
