/** The look of the panel. The panel has its own root, so the rules of the page do not reach it. */
export const panelStyle = `
.panel { all: initial; position: fixed; inset: 0 0 0 auto; z-index: 2147483647; box-sizing: border-box; width: min(420px, 100vw);
  overflow: auto; padding: 16px; border-left: 1px solid #9aa4b2; background: #fff; color: #1c2430;
  font: 14px/1.45 system-ui, 'Liberation Sans', sans-serif; display: block }
.panel * { box-sizing: border-box }
header { display: flex; justify-content: space-between; align-items: center }
h2 { margin: 0; font-size: 18px } h3 { margin: 20px 0 6px; font-size: 15px }
p { margin: 4px 0 } ul { margin: 4px 0; padding: 0; list-style: none }
details { margin: 4px 0; padding: 6px 8px; border: 1px solid #c7ced8; border-radius: 6px }
summary { cursor: pointer } summary b { overflow-wrap: anywhere }
.tags { color: #4a5568; font-size: 12px }
.destructive { color: #a01722 } .caution { color: #7a4b00 } .safe { color: #1a6b35 }
label { display: block; margin: 6px 0 } label > :is(input:not([type=checkbox]), select, textarea) { display: block; width: 100% }
input, select, textarea, button { padding: 4px 8px; border: 1px solid #6b7686; border-radius: 4px; background: #fff; color: inherit; font: inherit }
button { margin: 4px 4px 4px 0; background: #eef2f7; cursor: pointer }
:is(input, select, textarea, button, summary):focus-visible { outline: 2px solid #0b57d0; outline-offset: 1px }
pre { margin: 4px 0; padding: 6px; overflow: auto; background: #f3f5f8; font: 12px/1.4 ui-monospace, 'Liberation Mono', monospace; white-space: pre-wrap } pre:empty { display: none }
.acting { padding: 6px 8px; border-radius: 6px; background: #fff3c4; color: #4d3800 } .acting:empty { display: none }
.outline { position: fixed; z-index: 2147483646; border: 2px solid #0b57d0; border-radius: 4px; background: rgb(11 87 208 / 12%); pointer-events: none }
`;
