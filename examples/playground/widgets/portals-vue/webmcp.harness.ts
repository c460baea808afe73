import { portalsVue } from '../../../../webmcp.harness.ts';

export default portalsVue;
