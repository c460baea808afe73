/**
 * Returns the variables that a new user's shell has. The settings of the outer npm and of the test runner would change
 * the work of a command: with `TEST`, Nuxt's dev server prints no address.
 */
export function newUsersEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) => !/^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$|TEST$|PROD$|DEV$|MODE$)/.test(key),
    ),
  );
}
