/** `put()` without `yield*` never runs, and `yield` alone loses the type of its result. */
const delegatedYield = {
  create: (context) => ({
    YieldExpression: (node) => {
      if (!node.delegate) context.report({ node, message: 'yield* in sagas.' });
    },
  }),
};

export default { meta: { name: 'sagas' }, rules: { 'delegated-yield': delegatedYield } };
