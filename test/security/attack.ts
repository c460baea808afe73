/** One attack on a call: the page is changed by markup or by script, before or after the runtime loads. */
export interface Attack {
  name: string;
  /** The weakness that the attack uses. At most four attacks share a mechanism. */
  mechanism: string;
  call: CallName;
  /** The arguments; the control's unless given. */
  args?: unknown;
  /** The arguments as an expression that the page evaluates: objects that JSON cannot hold. */
  hostileArgs?: string;
  /** The API by which the agent calls: the browser's own, or `window.webmcp` unless given. */
  door?: 'native';
  /** A script that runs in the page before the emitted script. */
  before?: string;
  /** A script that runs in the page after the emitted script has registered its tools. */
  after?: string;
  /** Changes the text of the emitted script. */
  script?: (text: string) => string;
  /** The answer of the person to each question; `dismiss` unless given. */
  person?: 'accept' | 'dismiss';
  /** Texts that no answer may contain. */
  secrets?: readonly string[];
  /** The number of equal calls that are sent at once. */
  times?: number;
  /** The most questions that the person may get. */
  questions?: number;
  /** True if the attack leaves the right element in place, so that the call may do its work. Else nothing may be sent. */
  mayAct?: true;
}

/** A page or a call that looks like an attack and is none. The call must end with the status and the lines of the app. */
export interface Harmless extends Pick<Attack, 'name' | 'call' | 'args' | 'hostileArgs' | 'door' | 'before' | 'after'> {
  status: RegExp;
  logs: readonly string[];
}

/** A call that the app serves without an attack. */
export interface ServedCall {
  tool: string;
  args: Record<string, unknown>;
  /** The lines that the app and its server log for the call, in any order. */
  logs: readonly string[];
  status: RegExp;
  isDestructive?: true;
  /** How a naive resolver finds its elements: the first that matches. */
  naive: { press?: string; fill?: Record<string, string>; row?: string };
}

export type CallName = keyof typeof calls;

const member = { name: 'Ada Byron', email: 'ada@example.com', team: 'Support' };

/** The calls of the app under attack, each with the app's own record of it. */
export const calls = {
  archive: {
    tool: 'archive_workspace',
    args: {},
    logs: ['POST /api/workspace/archive'],
    status: /^completed$/,
    naive: { press: 'Archive workspace' },
  },
  export: {
    tool: 'export_report',
    args: {},
    logs: ['POST /api/report'],
    status: /^completed$/,
    naive: { press: 'Export report' },
  },
  erase: {
    tool: 'delete_workspace',
    args: {},
    logs: ['DELETE /api/workspace'],
    status: /^completed$/,
    isDestructive: true,
    naive: { press: 'Delete workspace' },
  },
  member: {
    tool: 'add_member',
    args: member,
    logs: [`POST /api/members ${JSON.stringify(member)}`],
    status: /^completed$/,
    naive: { press: 'Add member', fill: { name: 'Full name', email: 'Email', team: 'Team' } },
  },
  feedback: {
    tool: 'send_feedback',
    args: { message: 'hello' },
    logs: ['GET /feedback.html?message=hello'],
    status: /^(navigated|completed)$/,
    naive: { press: 'Send feedback', fill: { message: 'Your message' } },
  },
  profile: {
    tool: 'save_profile',
    args: { bio: 'hello' },
    logs: ['POST /saved.html csrf=7c1f&visibility=team&bio=hello'],
    status: /^(navigated|completed)$/,
    naive: { press: 'Save profile', fill: { bio: 'About you' } },
  },
  help: {
    tool: 'go_to_help',
    args: {},
    logs: ['GET /help.html?topic=start'],
    status: /^(navigated|completed)$/,
    naive: { press: 'Help' },
  },
  signIn: {
    tool: 'sign_in',
    args: { user: 'ada' },
    logs: [],
    status: /^handed_over$/,
    naive: { press: 'Sign in', fill: { user: 'User name' } },
  },
  search: {
    tool: 'search_invoices',
    args: { q: 'acme' },
    logs: ['searched acme'],
    status: /^completed$/,
    naive: { press: 'Search', fill: { q: 'Search' } },
  },
  remind: {
    tool: 'send_reminder',
    args: { invoice: 'Birch April' },
    logs: ['POST /api/reminders {"invoice":"Birch April"}'],
    status: /^completed$/,
    naive: { press: 'Send reminder', row: 'Birch April' },
  },
  deleteInvoice: {
    tool: 'delete_invoice',
    args: { invoice: 'Birch April' },
    logs: ['DELETE /api/invoices/Birch%20April'],
    status: /^completed$/,
    isDestructive: true,
    naive: { press: 'Delete invoice', row: 'Birch April' },
  },
} as const satisfies Record<string, ServedCall>;
