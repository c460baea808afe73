import type { ProblemText } from './problem-text.js';

/** The problems of `fix`, as a part of the catalogue of all problems. */
export const fixProblems = {
  FIX_MOVED: {
    message: '{hook} was not written: its tag is no longer at {place}',
    fix: 'The file changed since the map was made: run webmcp instrument again, then webmcp fix',
  },
  FIX_DOUBTFUL: {
    message: '{hook} was not written: {doubt}',
    fix: 'Pass the attribute on to the element in the component, or write it on the element by hand, then run webmcp instrument',
  },
  FIX_NOT_CONFIRMED: {
    message: 'fix asks before it writes {count}, and without a terminal nobody can answer',
    fix: 'Read the diff, then run webmcp fix --yes',
  },
  FIX_NOTHING_TO_UNDO: {
    message: 'Nothing can be undone: {file} holds no fix',
    fix: 'webmcp fix --undo restores the files that webmcp fix changed in this folder',
  },
  FIX_CHANGED_SINCE: {
    message: '{file} was changed after webmcp fix, so its hooks remain: {hooks}',
    fix: 'Remove the hooks by hand, or undo your own change and run webmcp fix --undo again',
  },
  JOURNAL_UNREADABLE: {
    message: '{file} is not a journal of webmcp fix: {reason}',
    fix: 'Delete the file. Earlier fixes can then be undone through version control only',
  },
} as const satisfies Record<string, ProblemText>;
