/** Matches a letter of a script that puts no space between words. A phrase in such a script counts inside a longer text. */
export const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
