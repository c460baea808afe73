import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The part of a server of Vite that is used here. */
interface Served {
  middlewares: {
    use(middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
  };
}

/** The part of a Vite plugin that is used here. */
interface MapsAside {
  name: string;
  configureServer(server: Served): void;
}

const folder = '/.webmcp-source-maps/';

/** Matches an inline source map at the end of a script. */
const inline = /(\/\/# sourceMappingURL=)data:application\/json[^,]*;base64,([\w+/=]+)\s*$/;

/**
 * Returns a Vite plugin that serves the source map of each script at an address of its own. The probe loads each map once.
 * Inside the scripts, the debugger would send all maps again for each page. On a page of 200 modules these were 18 MB, and
 * took as long as the load of the page.
 */
export function mapsAside(): MapsAside {
  const maps = new Map<string, string>();
  const aside = (script: string): string =>
    script.replace(inline, (_, before: string, map: string) => {
      const address = `${folder}${createHash('sha256').update(map).digest('hex').slice(0, 32)}`;
      maps.set(address, map);
      return before + address;
    });
  return {
    name: 'webmcp-maps-aside',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const map = maps.get(request.url ?? '');
        if (map !== undefined) {
          response.setHeader('content-type', 'application/json');
          return void response.end(Buffer.from(map, 'base64'));
        }
        const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
        response.end = ((chunk: unknown, ...others: unknown[]) =>
          end(
            /javascript/.test(String(response.getHeader('content-type'))) && mayHoldMap(chunk)
              ? aside(String(chunk))
              : chunk,
            ...others,
          )) as typeof response.end;
        return next();
      });
    },
  };
}

const mayHoldMap = (chunk: unknown): chunk is string | Buffer => typeof chunk === 'string' || Buffer.isBuffer(chunk);
