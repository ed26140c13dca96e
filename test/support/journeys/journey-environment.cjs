const ProductOutsideEnvironment = require('../product-outside-environment.cjs');
const loadProduct = require('../load-product.cjs');

/** A journey that fails says what stood on its pages: on another machine there is nothing else to look at. */
module.exports = class JourneyEnvironment extends ProductOutsideEnvironment {
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    const { describePages } = loadProduct(require.resolve('../outside/describe-pages.ts'));
    const pages = await describePages();
    const { message, stack } = error;
    error.message = `${message}\n\nopen pages:\n${pages}\n`;
    error.stack = stack.replace(message, () => error.message);
  }
};
