import type { Tool } from '@webmcp/contract';
import { annotationsOf, inputSchema, portableInput } from '@webmcp/runtime/schema';

/**
 * Returns a tool in the shape in which the page registers it. Choices that exist only at run time are absent.
 */
export const registeredTool = (tool: Tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: portableInput(inputSchema(tool)),
  annotations: annotationsOf(tool),
});
