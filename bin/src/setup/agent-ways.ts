/** The ways by which agents reach the tools, for people who have just set an app up. */
export const agentWays =
  'window.webmcp in every browser; document.modelContext in Chromium with --enable-features=WebMCP, as no stable browser has it by default';
