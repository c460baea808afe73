import type { BrowserContext } from 'playwright';

/**
 * Aborts every request of a context that could change data, beacons included. Closes every socket that the page sends
 * by. A stub in the app's place would look like a success. The context must block service workers, whose requests are
 * not intercepted.
 * @param onAborted receives the request's method and path, or the socket's path
 * @returns a function that switches aborting on and off; it begins switched off, because a state may need its requests
 */
export async function abortWrites(
  context: BrowserContext,
  onAborted: (write: string) => void,
): Promise<(armed: boolean) => void> {
  let armed = false;
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (!armed || (/^(GET|HEAD|OPTIONS)$/i.test(request.method()) && request.resourceType() !== 'ping'))
      return route.fallback();
    onAborted(`${request.method()} ${new URL(request.url()).pathname}`);
    return route.abort('failed');
  });
  await context.routeWebSocket(/^/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!armed) return server.send(message);
      onAborted(`socket ${new URL(socket.url()).pathname}`);
      return void socket.close();
    });
  });
  return (now) => {
    armed = now;
  };
}
