export const calendarFeedWords = {
  needsNetwork: "此操作需要联网。",
  name: "日历订阅",
  make: "创建链接",
  isOn: "链接已启用，但无法再次显示。你可以关闭它，或另建一个。",
  address: "日历链接",
  once: "请现在复制，之后无法再次显示。",
  copy: "复制",
  copied: "链接已复制。",
  revoke: "关闭链接",
};
