export default (() => {
  const putAll = (parent, ...children) => children.forEach((child) => parent.appendChild(child));
  return { append: (parent, ...children) => putAll(parent, ...children) };
})();
