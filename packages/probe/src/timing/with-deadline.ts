/** The error of a wait that took too long. No line of the developer's code is its cause. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * Waits for a promise, at most `deadline` milliseconds.
 * @throws DeadlinePassed with `message` when the deadline passes first
 */
export async function withDeadline<T>(promise: Promise<T>, deadline: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed(message)), deadline);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
