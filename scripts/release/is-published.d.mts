/**
 * Asks the registry whether it has a version of a package. Only the code E404 means that it has none.
 * @throws {Error} with npm's output if the registry gave no answer
 */
export function isPublished(name: string, version: string, env?: NodeJS.ProcessEnv): Promise<boolean>;
