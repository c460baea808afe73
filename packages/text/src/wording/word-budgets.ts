/**
 * The most characters of the words of a tool, as reviewers of WebMCP tools apply them. A client shows a name in a narrow list.
 * An agent reads every description of a page before its first call.
 */
export const wordBudgets = { name: 30, title: 60, description: 500, parameter: 150 } as const;
