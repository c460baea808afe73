import { htmlBootstrap } from '../../../webmcp.harness.ts';

export default htmlBootstrap;
