export const sayHi = (name) => `Hello, ${name}!`
