export const exampleWords = {
  title: "示例行程",
  about: "这是示例行程。你的更改只留在此页面，不会保存。",
  planYourOwn: "规划自己的行程",
};
