export const english = { name: 'English', code: 'en' };
export const en = { translation: { code: 'Code', share: 'Share' } };
