/** The pictures of one act: the first words of icons, and symbols. */
interface Picture {
  act: string;
  icons: RegExp;
  symbols: string;
}

/** Pictures that people draw for one act alone. A star, a heart or a cross has several. */
const pictures: readonly Picture[] = [
  { act: 'delete', icons: /^(?:trash|delete|bin|garbage)\b/, symbols: '🗑' },
  { act: 'edit', icons: /^(?:pencil|edit|pen)\b/, symbols: '✏✎🖊🖉📝🖋' },
  { act: 'add', icons: /^(?:plus|add)\b/, symbols: '➕' },
  { act: 'copy', icons: /^(?:copy|clone|duplicate|clipboard)\b/, symbols: '📋' },
  { act: 'search', icons: /^(?:search|magnify|magnifying)\b/, symbols: '🔍🔎' },
  { act: 'refresh', icons: /^(?:refresh|sync|arrow clockwise|arrow repeat|reload)\b/, symbols: '🔄↻⟳🔃' },
  { act: 'undo', icons: /^undo\b/, symbols: '↩↶' },
  { act: 'redo', icons: /^redo\b/, symbols: '↪↷' },
  { act: 'save', icons: /^(?:save|floppy)\b/, symbols: '💾' },
  { act: 'print', icons: /^print(?:er)?\b/, symbols: '🖨' },
  { act: 'download', icons: /^download\b/, symbols: '📥' },
  { act: 'upload', icons: /^upload\b/, symbols: '📤' },
  { act: 'pin', icons: /^(?:pin|thumbtack|pushpin)\b/, symbols: '📌' },
  { act: 'archive', icons: /^archive\b/, symbols: '🗄' },
  { act: 'view', icons: /^eye$/, symbols: '👁' },
];

/** Returns the act that a picture means: `delete` of the icon `Trash alt` and of `🗑️`. Empty for any other text. */
export function pictureAct(text: string): string {
  const plain = text.replace(/[\uFE0E\uFE0F\s]/gu, '');
  const icon = text.trim().toLowerCase();
  return (
    pictures.find(({ icons, symbols }) => (plain !== '' && [...symbols].includes(plain)) || icons.test(icon))?.act ?? ''
  );
}
