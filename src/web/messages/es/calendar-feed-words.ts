export const calendarFeedWords = {
  needsNetwork: "Necesitas conexión para esto.",
  name: "Suscripción de calendario",
  make: "Crear enlace",
  isOn: "Hay un enlace activo. No podemos mostrarlo de nuevo. Desactívalo o crea otro.",
  address: "Enlace del calendario",
  once: "Cópialo ahora. No podremos mostrarlo de nuevo.",
  copy: "Copiar",
  copied: "Enlace copiado.",
  revoke: "Desactivar enlace",
};
