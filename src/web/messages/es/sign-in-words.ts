export const signInWords = {
  title: "¡Inicia sesión con Google!",
  subtitle: "Inicia sesión de forma segura con Google",
  opens: {
    embedded:
      "Este servidor no está conectado a Google. Tiene sus propias cuentas, con llave de acceso o contraseña. La primera persona crea la suya; las demás necesitan una invitación de quien administra el servidor.",
    oidc: "Se abrirá la página de inicio de sesión de este servidor.",
  },
  looksClosed:
    "Parece que la ventana de inicio de sesión se cerró antes de tiempo. Si sigue abierta, continúa ahí.",
  waiting: "Esperando a que inicies sesión",
  signIn: "Iniciar sesión con Google",
  signInWithOurs: "Usar una cuenta de este servidor",
  close: "Cerrar",
};
