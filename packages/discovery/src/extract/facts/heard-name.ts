/**
 * Returns the name that a listener of an app's own event has among the names of its page: `bus.on('task:add', add)`.
 * @param count the count of the event's listeners before it
 */
export const heardName = (event: string, count: number): string => `~heard ${event} ${count}`;
