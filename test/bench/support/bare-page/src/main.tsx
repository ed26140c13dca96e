import { configureStore } from '@reduxjs/toolkit';
import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import createSagaMiddleware from 'redux-saga';
import { io } from 'socket.io-client';
import styled from 'styled-components';
import { createMachine } from 'xstate';

/** The card's own stack, each part used once and none of it for anything: what every page would pay for it at least. */
const saga = createSagaMiddleware();
const store = configureStore({
  reducer: { nothing: (state: number = 0) => state },
  middleware: (usual) => usual().concat(saga),
});
saga.run(function* nothing() {
  yield 0;
});

const socket = io({ autoConnect: false });
const machine = createMachine({ initial: 'IDLE', states: { IDLE: {} } });
const Title = styled.h1`
  font-size: 32px;
`;

const Heading = () => {
  const [state] = useMachine(machine);
  return <Title data-connected={socket.connected}>{state.value === 'IDLE' ? 'Напарник' : ''}</Title>;
};

const router = createBrowserRouter([{ path: '*', element: <Heading /> }]);

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
