// The element is created two functions behind the call.
export default (() => {
  const builder = () => {
    let made = null;
    return {
      make: (name, classes, text) => {
        made = document.createElement(name);
        for (const one of classes) made.classList.add(one);
        made.textContent = text;
        return made;
      },
    };
  };
  return { create: (tag, classes = [], textContent = '') => builder().make(tag, classes, textContent) };
})();
