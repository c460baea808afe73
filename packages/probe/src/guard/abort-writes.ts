import type { BrowserContext } from 'playwright';

/**
 * While it is armed: ends every request of a context that could change data as a broken line would,
 * beacons included, and closes every socket that the page sends by. Nothing is answered in the app's place: a stub would
 * make it believe in a success. Service workers are not asked; whoever opens the context has to block them.
 * @param onAborted told the request's method and path, or the socket's path
 * @returns arms and disarms it; the way to a state may need what is aborted then
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
