/** A request that a call sent. */
export interface SentRequest {
  method: string;
  /** The path, with `:id` for each part that names one of many things. */
  path: string;
  /** The names of the sent values. `coupon=code`: the value of `coupon` is the argument `code`. */
  values: string[];
}

/** The visible behaviour of one call of a tool. Holds no text of a page. */
export interface Behaviour {
  /** The status of the call's answer. */
  status: string;
  /** The kinds of the app's own questions, in order: `confirm`, `alert`, `prompt`. */
  asks: string[];
  sends: SentRequest[];
  /** The changes of the page, sorted: `items -1`, `dialogs +1`, `shows title`, `route /thanks`. */
  effects: string[];
}

/** A state in which a tool was called, and the behaviour of the call. */
export interface ObservedTool {
  /** Id of the tool. */
  tool: string;
  state: string;
  behaviour: Behaviour;
}
