import type { ProblemText } from './problem-text.js';

/** The problems of `check --github`, as a part of the catalogue of all problems. */
export const githubProblems = {
  GITHUB_NO_TOKEN: {
    message: '--github needs a token, and GITHUB_TOKEN {state}',
    fix: 'Pass the token of the job to the step: env: GITHUB_TOKEN: ${{ github.token }}',
  },
  GITHUB_NO_PULL_REQUEST: {
    message: '--github writes to a pull request: {reason}',
    fix: 'Run the step on pull_request events. On other events leave out --github, and pass --report markdown=$GITHUB_STEP_SUMMARY',
  },
  GITHUB_REFUSED: {
    message: '{what} not sent to {host}: {reason}',
    fix: 'Check GITHUB_TOKEN and GITHUB_API_URL of the step. The findings are in the job summary',
  },
} as const satisfies Record<string, ProblemText>;
