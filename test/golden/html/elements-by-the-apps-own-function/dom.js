export function el(tag, given = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(given)) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2).toLowerCase(), value);
    else node.setAttribute(key, value);
  }
  node.append(...children.flat());
  return node;
}

export function iconButton(label, press, kind = 'plain') {
  const button = document.createElement('button');
  button.className = `icon ${kind}`;
  button.title = label;
  button.onclick = press;
  return button;
}
